export const SOUND: Readonly<Record<string, () => readonly unknown[]>> = {
  messageRead: () => [
    { id: 'message_1', text: '<p>Yes</p>', createdAt: '2026-11-20T09:30:00Z', attachments: [] },
    { name: 'Ann', email: 'ann@example.com' },
  ],
  parseMessage: () => [{ text: 'Yes' }],
  isHeic: () => ['roof.heic', 'image/heic'],
  parseUpload: () => [{ file: 'aGVsbG8=', filename: 'note.txt', caption: 'Gate' }],
  convertedUpload: () => [
    { bytes: [1], filename: 'roof.heic', contentType: 'image/heic', text: '' },
    [255, 216, 255],
  ],
  deleteAttachment: () => [{ isGenerated: false }],
  flatAttachments: () => [[{ createdAt: '2026-11-20T09:30:00Z', attachments: ['a'] }]],
  sizeBytes: () => [1536],
}
