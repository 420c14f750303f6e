import {
  defaultHoverInfoProcessor,
  rendererFloatingVue,
  transformerTwoslash,
} from '@shikijs/vitepress-twoslash'

/** The maximum length of a type in the popup. */
const MAX_CHARACTERS = 600

/**
 * Compiles the examples, and stores the type of each name as text, which `theme/hover.ts` shows. A component per name
 * would make a page slow to start.
 */
export function hoveredTypes(
  paths: Record<string, string[]>,
  baseUrl: string,
): ReturnType<typeof transformerTwoslash> {
  const renderer = {
    ...rendererFloatingVue(),
    nodeStaticInfo: (info, node) => {
      const type = defaultHoverInfoProcessor(info.text)
      if (type === '' || type === 'any') return node
      const text = info.docs === undefined ? type : `${type}\n\n${info.docs}`
      const shown = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
      return {
        type: 'element',
        tagName: 'span',
        properties: { class: 'twoslash-hover', 'data-type': shown },
        children: [node],
      }
    },
  } satisfies ReturnType<typeof rendererFloatingVue>
  return transformerTwoslash({
    renderer,
    twoslashOptions: {
      compilerOptions: {
        strict: true,
        // Checks JavaScript too, without types for its parameters.
        allowJs: true,
        checkJs: true,
        noImplicitAny: false,
        exactOptionalPropertyTypes: true,
        target: 9,
        module: 199,
        moduleResolution: 99,
        types: ['node'],
        lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
        baseUrl,
        paths,
      },
    },
  })
}
