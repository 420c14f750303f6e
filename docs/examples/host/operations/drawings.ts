import { documentDrawings, documentWrite, drawingUploads, parseDrawingUploads } from 'quotewright/service'
import { inTransaction, type Handler } from '../call.ts'
import { putDrawings } from '../store/named-files.ts'
import { idFor } from '../store/new-id.ts'
import { documentOf, lockedDocumentOf, stateOf, type Kind } from './kept.ts'
import { answer } from './reading.ts'

export function drawingHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const upload: Handler = async (call) => {
    const { host } = call
    const { companyId } = call.caller
    const found = await documentOf(call, kind)
    if (!found.ok) return found
    const uploads = parseDrawingUploads(call.body)
    if (!uploads.ok) return uploads
    const may = documentWrite(stateOf(found.value), { kind: 'uploadDrawing' })
    if (!may.ok) return may
    const results = drawingUploads(documentDrawings(found.value.resource), uploads.value)
    // The last picture of a drawing counts (U3).
    const svgs = new Map<string, string>()
    for (const [index, { svg, drawingId }] of uploads.value.entries())
      if (results[index]?.outcome === 'uploaded') svgs.set(drawingId, svg)
    const pictures: { readonly drawingId: string; readonly file: string }[] = []
    for (const [drawingId, svg] of svgs) {
      const file = `${companyId}/${idFor(host, 'drawing')}`
      await host.files.put(file, Buffer.from(svg))
      pictures.push({ drawingId, file })
    }
    let replaced: readonly string[] = []
    const kept = await inTransaction(call, async (query) => {
      const locked = await lockedDocumentOf(call, query, kind)
      if (!locked.ok) return locked
      const allowed = documentWrite(stateOf(locked.value), { kind: 'uploadDrawing' })
      if (!allowed.ok) return allowed
      replaced = await putDrawings(query, companyId, locked.value.conversationId, pictures)
      return answer({ results })
    })
    for (const file of replaced) await host.files.remove(file)
    return kept
  }
  return { [kind === 'order' ? 'UploadOrderDrawingSvg' : 'UploadQuoteDrawingSvg']: upload }
}
