import { notFound, parseId, type Decision } from 'quotewright/service'
import type { Answer, Call, Handler } from '../call.ts'
import { findResource, type Resource, type ResourceKind } from '../store/resources.ts'

/** Makes the answer of an operation, with the id of the resource that it created. */
export function answer(body: unknown, created?: string): Decision<Answer> {
  return { ok: true, value: { body, ...(created !== undefined && { created }) } }
}

/** Reads the resource whose id is in the path, as in `GetProduct`. */
export function getting(
  kind: Exclude<ResourceKind, 'customField'>,
  param: string,
  view: (resource: Resource, call: Call) => unknown = (resource) => resource,
): Handler {
  return async (call) => {
    const id = parseId(call.params[param], kind, [param])
    if (!id.ok) return id
    const resource = await findResource(call.read, call.caller.companyId, kind, id.value)
    return resource === undefined ? notFound(kind) : answer(view(resource, call))
  }
}
