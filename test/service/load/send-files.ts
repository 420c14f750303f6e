const [, , url = '', key = '', count = '0', bytes = '0'] = process.argv
const body = JSON.stringify({
  file: Buffer.alloc(Number(bytes), 'x').toString('base64'),
  filename: 'plan.pdf',
})
const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
const statuses = await Promise.all(
  Array.from(
    { length: Number(count) },
    async () => (await fetch(url, { method: 'POST', headers, body })).status,
  ),
)
if (!statuses.every((status) => status === 200)) console.error(statuses.join(' '))
process.exit(statuses.every((status) => status === 200) ? 0 : 1)
