import { existsSync } from 'node:fs'
import js from '@eslint/js'
import tseslint from 'typescript-eslint'
import plainEnglish from './scripts/lint/plain-english.js'

export default tseslint.config(
  // The example host and the site have dependencies of their own. Without them their types are unknown.
  {
    ignores: [
      'dist',
      'coverage',
      '.tmp',
      ...['host', 'servers', 'react']
        .map((name) => `docs/examples/${name}`)
        .filter((folder) => !existsSync(`${folder}/node_modules`)),
      ...(existsSync('docs/node_modules') ? [] : ['docs/.vitepress']),
      'docs/.vitepress/{.temp,cache,dist}',
      'docs/.vitepress/*.ts',
      'docs/.vitepress/theme',
      // A list of exports, in the project of the designer's element, which is in another folder.
      'src/entries/designer-element.ts',
      'src/entries/react.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.js', 'benchmarks/*.js'] } },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // What is taken out of an object so that the rest remains has no other use.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A third of the time for what there is not: the code has no enums and few classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'guard-for-in': 'error',
      eqeqeq: 'error',
    },
  },
  // A request that is wrong on purpose is `unknown` to the compiler, which the rule takes for the type of any argument.
  { files: ['test/**'], rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' } },
  {
    files: ['test/types/**'],
    // Types are all there is to look at: nothing is called, and names are there to be refused.
    rules: {
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  // How to write: CONTRIBUTING.md.
  { plugins: { plain: plainEnglish } },
  {
    files: [
      'src/**',
      'scripts/**',
      'benchmarks/**',
      'test/**',
      'docs/examples/**',
      'docs/.vitepress/live/**',
    ],
    rules: { 'plain/prose': 'error' },
  },
  { files: ['src/**'], rules: { 'plain/prose': ['error', { strings: true }] } },
  // Its sentences are those of docs/rules.md, which has a test.
  { files: ['src/languages/en/rules.generated.ts'], rules: { 'plain/prose': 'off' } },
  { files: ['**/*.{js,cjs}', 'scripts/check-package/users/*.ts'], ...tseslint.configs.disableTypeChecked },
  {
    // jscodeshift requires its transforms.
    files: ['codemods/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: [
      'benchmarks/**/*.js',
      'scripts/**/*.js',
      'docs/*.js',
      'docs/examples/recipes/*.js',
      'test/docs/assistant-tasks/*.js',
    ],
    languageOptions: {
      globals: {
        AbortController: 'readonly',
        Buffer: 'readonly',
        Response: 'readonly',
        URL: 'readonly',
        document: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        process: 'readonly',
      },
    },
  },
)
