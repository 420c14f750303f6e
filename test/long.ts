/** These long tests can share a process and its loaded modules with other files. */
export const SHARING_FILES: readonly string[] = [
  // Try invalid values in every place of every argument.
  'test/adversarial/every-fp-function.test.ts',
  'test/adversarial/every-function.test.ts',
  'test/adversarial/every-service-function.test.ts',
  'test/adversarial/odd-lists.test.ts',
  'test/adversarial/read-only-fields.test.ts',
  // Compile programs, or bundle one function at a time.
  'test/docs/examples.test.ts',
  'test/docs/guide.test.ts',
  'test/problem/bundled-languages.test.ts',
  'test/types/requests.test.ts',
  'test/types/row-builders.test.ts',
  // Parse the whole source.
  'test/no-surroundings.test.ts',
  'test/sizes.test.ts',
  // Reads the comment of every export from the compiler.
  'test/docs/hover.test.ts',
  // Reach each limit of SECURITY.md.
  'test/limits.test.ts',
  // Check every value against every schema, and compare the description of the service with itself.
  'test/schemas/standard.test.ts',
  'test/service/openapi/compare-with-itself.test.ts',
  'test/service/versions/subsumption.test.ts',
  // Price thousands of documents.
  'test/diagnose/certainty.test.ts',
  'test/diagnose/seeded.test.ts',
  'test/explain/many-documents.test.ts',
  'test/explain/names-of-many-documents.test.ts',
  'test/explain/next-cent-repriced.test.ts',
  'test/fuzz/fuzz.test.ts',
  'test/properties/solving.test.ts',
  'test/reference-model/reference-model.test.ts',
  'test/published/decimal-arithmetic.test.ts',
  'test/schemas/documents.test.ts',
  'test/schemas/probe.test.ts',
  // Compare every pair of policies.
  'test/diagnose/pairs.test.ts',
  // Give random bytes, cells and texts to the command and to the site.
  'test/cli/answering/any-bytes.test.ts',
  'test/cli/sheets/fuzz-sheets.test.ts',
  'test/site/random-texts.test.ts',
  // Read and use a hundred thousand rows, and write lines of 68 MB.
  'test/cli/golden/change-file.test.ts',
  'test/cli/split-lines.test.ts',
  'test/price-book/huge-books.test.ts',
  // Try every locale with every currency.
  'test/input/every-money.test.ts',
  // Plan hundreds of cut lists.
  'test/flashing/cutting-sets.test.ts',
  // Price every position of a lever from scratch.
  'test/solve/nearest.test.ts',
  // Compares processor times of large documents.
  'test/solve/many-denominators.test.ts',
  'test/solve/round-goals.test.ts',
  // Lint the description of the service, and compare random schemas.
  'test/service/openapi/lint.test.ts',
  'test/service/versions/properties.test.ts',
  // Test every field of every body, and compile a client.
  'test/service/openapi/bodies.test.ts',
  'test/service/openapi/client.test.ts',
  // Run processes.
  'test/adversarial/changed-prototype-process.test.ts',
  'test/adversarial/command.test.ts',
  'test/adversarial/hardened-hosts.test.ts',
  'test/adversarial/inherited-properties.test.ts',
  'test/adversarial/linear-work.test.ts',
  // Generate the library with another language.
  'test/languages/more-pseudo-outputs.test.ts',
  'test/languages/pseudo-language.test.ts',
  // Compiles the library once for each change.
  'test/forgotten-places.test.ts',
  // Build, or start threads and processes.
  'test/docs/how-to.test.ts',
  'test/docs/printed-examples.test.ts',
  'test/docs/recipes.test.ts',
  'test/cli/line-ids.test.ts',
  'test/cli/whole-file.test.ts',
  'test/cli/golden/interrupted.test.ts',
  'test/cli/golden/shadow.test.ts',
  'test/browser/cutting-plans.test.ts',
  'test/browser/designer-form.test.ts',
  'test/browser/designer.test.ts',
  'test/browser/page-without-eval.test.ts',
  'test/browser/print.test.ts',
  'test/browser/react-form.test.ts',
  'test/browser/react-hook.test.ts',
  'test/browser/six-samples.test.ts',
  'test/browser/wrong-example.test.ts',
  'test/cli/bundle.test.ts',
  'test/cli/golden/changed-engine.test.ts',
  'test/cli/queue/queue.test.ts',
  'test/cli/workers/price-workers.test.ts',
  'test/cli/workers/worker.test.ts',
  'test/package.test.ts',
  'test/package/refusals.test.ts',
  // Start a browser, and need the built site.
  'test/browser/built-links.test.ts',
  'test/browser/site.test.ts',
  // Start servers that have packages of their own.
  'test/examples/servers.test.ts',
  // Start a host with a database.
  'test/service/conformance/any-text.test.ts',
  'test/service/conformance/conformance.test.ts',
  'test/service/conformance/deliveries.test.ts',
  'test/service/conformance/endpoints.test.ts',
  'test/service/conformance/files.test.ts',
  'test/service/conformance/host-limits.test.ts',
  'test/service/conformance/host-page.test.ts',
  'test/service/conformance/host-settings.test.ts',
  'test/service/conformance/kill.test.ts',
  'test/service/conformance/large-rows.test.ts',
  'test/service/conformance/look-ups.test.ts',
  'test/service/conformance/lost-database.test.ts',
  'test/service/conformance/request-records.test.ts',
  'test/service/conformance/schema.test.ts',
  'test/service/conformance/stopping.test.ts',
  'test/service/conformance/stuck-records.test.ts',
  'test/service/conformance/two-hosts.test.ts',
  'test/service/conformance/unread-requests.test.ts',
]

/** These long tests need a process of their own. */
export const ISOLATED_FILES: readonly string[] = [
  // Replace a module, so they cannot share modules with other files.
  'test/guard/fast-paths.test.ts',
  'test/guard/roofers.test.ts',
  'test/problem/max-problems.test.ts',
  // Measures times.
  'test/guard/speed.test.ts',
]

/**
 * `npm test` excludes these tests, and `npm run test:full` runs them. Add the file of a test that takes seconds to
 * one of the two lists.
 */
export const LONG_FILES: readonly string[] = [...SHARING_FILES, ...ISOLATED_FILES]

/** The titles of long tests in short files contain these sizes. */
export const LONG_SIZES = new RegExp(
  [
    'ten thousand',
    'depth of a million',
    '64 mebibytes',
    '100,000 names',
    '20 000 sheets',
    'many pairs of policies',
    'all policies at once',
    'to it, for adversarial requests',
    'verify --shadow',
    'a zip bomb',
    'a million rows',
    'found if documents have more',
    'many sub-kits takes',
    'a line that is too long',
    'the next line is still answered',
    'in less than 15 seconds',
    'longest accepted file',
    'nested too deeply, as un',
    'after adversarial calls',
    'points in a ring quickly',
    'as many rows as a sheet may have',
    'million cells',
    'more than a million times',
    'sixteen times as many lines',
  ].join('|'),
)

/** Matches titles of large tests in files that are otherwise short. */
export const LONG_TITLES = new RegExp(
  `^(?:adversarial .*(?:thousand|\\d0[ ,]000|million)|.*(?:${LONG_SIZES.source}))`,
)

/** Mutation skips tests of size and time, which check no figures that other tests do not check. */
export const UNMUTATED_TITLES =
  /thousands? |100,000|10 000 bad|million|billion holes|to it, for adversarial requests|to it, for every kind of document/

/** The full run runs these files one by one after all others, so that other tests do not disturb them. */
export const MEASURED_FILES: readonly string[] = ['test/guard/speed.test.ts']

/** The longest files start first, so that no file runs alone at the end. */
export const LONGEST_FILES: readonly string[] = [
  'test/adversarial/every-function.test.ts',
  'test/browser/site.test.ts',
  'test/adversarial/linear-work.test.ts',
  'test/adversarial/inherited-properties.test.ts',
  'test/cli/queue/queue.test.ts',
  'test/service/conformance/conformance.test.ts',
  'test/cli/golden/changed-engine.test.ts',
]
