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
  const { file: _, ...others } = body.value
  const upload = parseUpload(body.value)
  const fingerprint = 'requestId' in others ? requestFingerprint(operation, params, body.value) : ''
  const answer: UploadAnswer = { task, read: { ok: true, value: { body: others, upload, fingerprint } } }
  parentPort?.postMessage(answer, upload.ok ? [upload.value.bytes.buffer as ArrayBuffer] : [])
})
