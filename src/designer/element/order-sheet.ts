import { renderFlashingSvg } from '../../api/flashing/drawings.js'
import { languageOf } from '../../languages/languages.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import { SHEET_STYLE } from './designer-style.js'

export function orderSheetHtml(line: FlashingLineInput | undefined, locale: string, bars: string): string {
  if (line === undefined) return ''
  return renderFlashingSvg(line, { theme: 'light', locale: languageOf(locale) }) + bars
}

export function printSheet(html: string, title: string): void {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;inset:auto 0 0 auto'
  frame.title = title
  frame.addEventListener('load', () => {
    const { contentWindow } = frame
    if (contentWindow === null) return
    contentWindow.addEventListener('afterprint', () => {
      frame.remove()
    })
    contentWindow.print()
  })
  frame.srcdoc = `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${SHEET_STYLE}</style><body class="order-sheet">${html}`
  document.body.append(frame)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`)
}

export function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 1000)
}
