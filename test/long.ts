/** Long tests that can share a process, and the modules that it has loaded, with other files. */
export const SHARING_FILES: readonly string[] = [
  // Everything wrong in every place of every argument, and work that is measured on inputs of any size.
  'test/adversarial/every-fp-function.test.ts',
  'test/adversarial/every-function.test.ts',
  'test/adversarial/every-service-function.test.ts',
  // Thousands of documents.
  'test/explain/many-documents.test.ts',
  'test/explain/names-of-many-documents.test.ts',
  'test/explain/next-cent-repriced.test.ts',
  'test/fuzz/fuzz.test.ts',
  'test/properties/solving.test.ts',
  'test/reference-model/reference-model.test.ts',
  'test/published/decimal-arithmetic.test.ts',
  'test/schemas/documents.test.ts',
  'test/schemas/probe.test.ts',
  // Every two policies, each with a request for which they differ.
  'test/diagnose/pairs.test.ts',
  // Every locale with every currency.
  'test/input/every-money.test.ts',
  // Every position of a lever, priced from scratch.
  'test/solve/nearest.test.ts',
  'test/solve/round-goals.test.ts',
  // Every field of every body, and a client for the compiler.
  'test/service/openapi/bodies.test.ts',
  'test/service/openapi/client.test.ts',
]

/** Long tests that need a process of their own: they replace modules, or start threads, processes and browsers. */
export const ISOLATED_FILES: readonly string[] = [
  // Everything wrong in every place of every argument, and work that is measured on inputs of any size.
  'test/adversarial/changed-prototype-process.test.ts',
  'test/adversarial/command.test.ts',
  'test/adversarial/linear-work.test.ts',
  // It generates the library with another language.
  'test/languages/pseudo-language.test.ts',
  // It compiles the library once for each change.
  'test/forgotten-places.test.ts',
  // They build, or start threads and processes.
  'test/browser/designer-form.test.ts',
  'test/browser/designer.test.ts',
  'test/browser/react-form.test.ts',
  'test/browser/six-samples.test.ts',
  'test/browser/wrong-example.test.ts',
  'test/cli/bundle.test.ts',
  'test/cli/golden/changed-engine.test.ts',
  'test/cli/queue/queue.test.ts',
  'test/cli/workers/price-workers.test.ts',
  'test/cli/workers/worker.test.ts',
  'test/guard/speed.test.ts',
  'test/package.test.ts',
  // They start a browser, and need the built site.
  'test/browser/built-links.test.ts',
  'test/browser/site.test.ts',
  // They start servers of packages of their own.
  'test/examples/servers.test.ts',
  // They start a host with a database.
  'test/service/openapi/host-answers.test.ts',
  'test/service/conformance/any-text.test.ts',
  'test/service/conformance/conformance.test.ts',
  'test/service/conformance/deliveries.test.ts',
  'test/service/conformance/endpoints.test.ts',
  'test/service/conformance/files.test.ts',
  'test/service/conformance/host-limits.test.ts',
  'test/service/conformance/host-page.test.ts',
  'test/service/conformance/kill.test.ts',
  'test/service/conformance/look-ups.test.ts',
  'test/service/conformance/lost-database.test.ts',
  'test/service/conformance/request-records.test.ts',
  'test/service/conformance/stopping.test.ts',
  'test/service/conformance/two-hosts.test.ts',
  // They replace a module, so they cannot share modules with other files, as those of the short run do.
  'test/guard/fast-paths.test.ts',
  'test/problem/max-problems.test.ts',
]

/**
 * Lists the long tests in one place: `npm test` excludes them, and `npm run test:full` runs them with all
 * others. Add the file of a test that takes seconds to one of the two lists.
 */
export const LONG_FILES: readonly string[] = [...SHARING_FILES, ...ISOLATED_FILES]

/**
 * Matches tests of adversarial input by its size in files that are otherwise short: their titles name the
 * size.
 */
export const LONG_TITLES = /^adversarial .*(thousand|\d0[ ,]000|million)/

/**
 * Files that measure time or growth: the full run has them one by one, after all others, so that nothing
 * disturbs them.
 */
export const MEASURED_FILES: readonly string[] = [
  'test/guard/speed.test.ts',
  'test/adversarial/linear-work.test.ts',
]
