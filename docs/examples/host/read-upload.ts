import { parentPort } from 'node:worker_threads'
import { parseJsonBody, parseUpload, requestFingerprint } from 'quotewright/service'
import type { UploadAnswer, UploadTask } from './upload-thread.ts'

/** The thread that reads the bodies of uploads. It does the slow work, and transfers the file without copying it. */
parentPort?.on('message', ({ task, bytes, operation, params }: UploadTask) => {
  const body = parseJsonBody(bytes)
  if (!body.ok) {
    parentPort?.postMessage({ task, read: body } satisfies UploadAnswer)
    return
  }
  const { requestId, fields, excludeFields } = body.value
  const upload = parseUpload(body.value)
  // Nothing else is needed, and the other thread would be blocked while it receives a large value.
  const others = {
    ...(typeof requestId === 'string' && { requestId }),
    ...(upload.ok && typeof fields === 'string' && { fields }),
    ...(upload.ok && typeof excludeFields === 'string' && { excludeFields }),
  }
  const fingerprint = 'requestId' in others ? requestFingerprint(operation, params, body.value) : ''
  const answer: UploadAnswer = { task, read: { ok: true, value: { body: others, upload, fingerprint } } }
  parentPort?.postMessage(answer, upload.ok ? [upload.value.bytes.buffer as ArrayBuffer] : [])
})
