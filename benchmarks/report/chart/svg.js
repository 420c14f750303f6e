/** The SVG elements of the chart. Coordinates are rounded, because a tenth of a pixel is invisible. */

export function element(name, attributes, content = '') {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escaped(value)}"`,
  )
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`
}

export function text(x, y, content, kind = '', anchor = 'start') {
  return element('text', { x, y, class: kind, 'text-anchor': anchor }, escaped(content))
}

export function bar(x, y, width, height, kind) {
  return element('rect', { x, y, width: Math.max(width, 1), height, rx: 2, class: kind })
}

export function line(x1, y1, x2, y2, kind) {
  return element('line', { x1, y1, x2, y2, class: kind })
}

export function dot(cx, cy, kind, r = 4) {
  return element('circle', { cx, cy, r, class: kind })
}

export function path(points, kind) {
  return element('path', {
    d: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`,
    class: kind,
  })
}

export function moved(y, content) {
  return element('g', { transform: `translate(0 ${round(y)})` }, content)
}

function round(number) {
  return Math.round(number * 10) / 10
}

function escaped(text) {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
