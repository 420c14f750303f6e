/** Replaces anything but text, such as a list: making text of a sparse list could take hours. */
export function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise
}
