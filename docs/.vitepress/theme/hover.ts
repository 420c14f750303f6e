/** Shows the type of a name in an example while somebody points at it. */
export function showTypes(): void {
  const popup = document.createElement('div')
  popup.className = 'twoslash-popup-container'
  popup.role = 'tooltip'
  popup.hidden = true
  document.body.append(popup)

  document.addEventListener('pointerover', ({ target }) => {
    const name = target instanceof Element ? target.closest<HTMLElement>('.twoslash-hover') : null
    popup.hidden = name === null
    if (name === null) return
    popup.textContent = name.dataset['type'] ?? ''
    const { left, top, bottom } = name.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = popup
    const below = bottom + 4
    popup.style.left = `${String(Math.max(8, Math.min(left, innerWidth - offsetWidth - 8)))}px`
    popup.style.top = `${String(below + offsetHeight < innerHeight ? below : Math.max(8, top - offsetHeight - 4))}px`
  })
  document.addEventListener('scroll', () => (popup.hidden = true), { capture: true, passive: true })
}
