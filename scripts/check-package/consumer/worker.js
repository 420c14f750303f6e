/** Runs in workerd. `visited.js`, which is written for each run, imports the entries to check. */
import { runEntries } from './run-entry.js'
import { LIBRARIES } from './visited.js'

export default {
  async fetch(request) {
    const given = await request.json()
    return Response.json(
      await runEntries(given, ({ loadedBy, specifier }) => LIBRARIES[`${loadedBy} ${specifier}`]),
    )
  },
}
