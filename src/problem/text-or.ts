/** Replaces an empty text, and anything but text: making text of a sparse list could take hours. */
export function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise
}
