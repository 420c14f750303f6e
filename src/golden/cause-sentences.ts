import { POLICIES } from '../policies/known-policies.js'
import { isKnown, type Cause, type KnownCause, type OtherCause } from './cause.js'

/**
 * Describes a cause in a sentence, in English and in German. `recorder` names the origin of the recorded figures.
 */
export function causeSentences(
  cause: Cause,
  comparedWith: 'golden' | 'program',
): { readonly english: string; readonly german: string } {
  return isKnown(cause) ? knownSentences(cause, comparedWith) : otherSentences(cause, comparedWith)
}

function knownSentences(
  { settings, policies, side }: KnownCause,
  comparedWith: 'golden' | 'program',
): { readonly english: string; readonly german: string } {
  const recorder = RECORDERS[comparedWith]
  const known = POLICIES.filter(({ id }) => policies.includes(id))
  const english = [
    ...settings.map(({ name, recorded, current }) => settingText(ENGLISH_SETTING, name, recorded, current)),
    ...(known.length === 0
      ? []
      : [
          `${side === 'recorded' ? recorder.english : 'the figures now'} follow if ${known.map((one) => one.english).join(', and ')}`,
        ]),
  ]
  const german = [
    ...settings.map(({ name, recorded, current }) => settingText(GERMAN_SETTING, name, recorded, current)),
    ...(known.length === 0
      ? []
      : [
          `${side === 'recorded' ? recorder.german : 'die jetzigen Beträge'} ergeben sich, wenn ${known.map((one) => one.german).join(' und ')}`,
        ]),
  ]
  return { english: sentence(english.join('; ')), german: sentence(german.join('; ')) }
}

const RECORDERS = {
  golden: { english: 'the recorded figures', german: 'die aufgezeichneten Beträge' },
  program: { english: 'the figures of the other program', german: 'die Beträge des anderen Programms' },
} as const

const ENGLISH_SETTING = { setting: 'the setting', was: 'was', is: 'and is now', unset: 'not set' }
const GERMAN_SETTING = { setting: 'die Einstellung', was: 'war', is: 'und ist jetzt', unset: 'nicht gesetzt' }

function settingText(
  words: typeof ENGLISH_SETTING,
  name: string,
  recorded: string | undefined,
  current: string | undefined,
): string {
  return `${words.setting} ${name} ${words.was} ${recorded ?? words.unset} ${words.is} ${current ?? words.unset}`
}

function otherSentences(
  cause: OtherCause,
  comparedWith: 'golden' | 'program',
): { readonly english: string; readonly german: string } {
  switch (cause.differs) {
    case 'request':
      return {
        english: 'The request itself is another one than was recorded.',
        german: 'Die Anfrage selbst ist eine andere als die aufgezeichnete.',
      }
    case 'added':
      return {
        english: 'The document was not recorded.',
        german: 'Das Dokument wurde nicht aufgezeichnet.',
      }
    case 'removed':
      return {
        english: 'The document was recorded, and is no longer sent.',
        german: 'Das Dokument wurde aufgezeichnet und wird nicht mehr gesendet.',
      }
    case 'refused':
      return {
        english: `The document was priced, and is refused now: ${cause.code}.`,
        german: `Das Dokument hatte Preise und wird jetzt abgelehnt: ${cause.code}.`,
      }
    case 'accepted':
      return {
        english: `The document was refused (${cause.code}), and is not any more for this reason.`,
        german: `Das Dokument wurde abgelehnt (${cause.code}), jetzt nicht mehr aus diesem Grund.`,
      }
    case 'figure':
      return {
        english: `${cause.figure} differs, and no known way of working it out makes ${RECORDERS[comparedWith].english}.`,
        german: `${cause.figure} weicht ab, und kein bekannter Rechenweg ergibt ${RECORDERS[comparedWith].german}.`,
      }
    case 'lines':
      return {
        english: 'Lines differ in what changes no figure of the document.',
        german: 'Zeilen weichen in etwas ab, das keinen Betrag des Dokuments ändert.',
      }
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
