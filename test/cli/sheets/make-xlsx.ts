import { crc32, deflateRawSync } from 'node:zlib'

export interface TestPart {
  readonly text: string | Buffer
  readonly flags?: number
  readonly method?: number
  readonly checksum?: number
}

/** Shares no code with the command. */
export function makeZip(parts: Readonly<Record<string, TestPart>>): Buffer {
  const [bodies, entries]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, { text, flags = 0, method = 8, checksum }] of Object.entries(parts)) {
    const plain = Buffer.from(text)
    const held = method === 8 ? deflateRawSync(plain) : plain
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(checksum ?? crc32(plain), 10)
    common.writeUInt32LE(held.length, 14)
    common.writeUInt32LE(plain.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), held])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, Buffer.from(name)]))
    bodies.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end])
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** Takes rows as XML. Style 1 is a percentage, 2 a date, 3 euros and 4 dollars. */
export function workbookParts(sheets: Readonly<Record<string, string>>): Record<string, TestPart> {
  const names = Object.keys(sheets)
  const list = names.map(
    (name, at) =>
      `<sheet name="${name}" sheetId="${String(at + 1)}"${name.startsWith('Hidden') ? ' state="hidden"' : ''} r:id="rId${String(at + 1)}"/>`,
  )
  const relations = names.map(
    (_, at) =>
      `<Relationship Id="rId${String(at + 1)}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${String(at + 1)}.xml"/>`,
  )
  const worksheets = Object.values(sheets).map(
    (rows, at) =>
      [
        `xl/worksheets/sheet${String(at + 1)}.xml`,
        { text: `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>` },
      ] as const,
  )
  return {
    'xl/workbook.xml': { text: `<workbook ${MAIN}><sheets>${list.join('')}</sheets></workbook>` },
    'xl/_rels/workbook.xml.rels': { text: `<Relationships>${relations.join('')}</Relationships>` },
    'xl/styles.xml': {
      text: `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ [$€-407]"/><numFmt numFmtId="165" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0" xfId="0"/><xf numFmtId="9" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    },
    ...Object.fromEntries(worksheets),
  }
}

export const makeXlsx = (sheets: Readonly<Record<string, string>>): Buffer => makeZip(workbookParts(sheets))

/** Writes a cell for a text, and takes other cells as XML. */
export function xmlRow(number: number, cells: readonly (string | { readonly xml: string })[]): string {
  const written = cells.map((cell, at) => {
    const place = `r="${String.fromCharCode(0x41 + at)}${String(number)}"`
    return typeof cell === 'string'
      ? `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`
      : cell.xml.replace('<c', `<c ${place}`)
  })
  return `<row r="${String(number)}">${written.join('')}</row>`
}
