import { documentDrawings, documentWrite, drawingUploads, parseDrawingUploads } from 'quotewright/service'
import { writing, type Handler } from '../call.ts'
import { putDrawing } from '../store/conversations.ts'
import { documentOf, stateOf, type Kind } from './kept.ts'
import { answer } from './reading.ts'

/** Keeps the pictures of drawings. */
export function drawingHandlers(kind: Kind): Readonly<Record<string, Handler>> {
  const upload: Handler = (call) =>
    writing(call, async ({ query }) => {
      const found = await documentOf(call, query, kind)
      if (!found.ok) return found
      const uploads = parseDrawingUploads(call.body)
      if (!uploads.ok) return uploads
      const may = documentWrite(stateOf(found.value), { kind: 'uploadDrawing' })
      if (!may.ok) return may
      const results = drawingUploads(documentDrawings(found.value.resource), uploads.value)
      for (const [index, { svg, drawingId }] of uploads.value.entries()) {
        if (results[index]?.outcome === 'uploaded')
          await putDrawing(query, call.caller.companyId, drawingId, svg)
      }
      return answer({ results })
    })
  return { [kind === 'order' ? 'UploadOrderDrawingSvg' : 'UploadQuoteDrawingSvg']: upload }
}
