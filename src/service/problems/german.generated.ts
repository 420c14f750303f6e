// Generated from src/nouns/problems/ by `npm run generate`. Do not edit.

import type { ServiceProblemCode } from './codes.js'

export const GERMAN_SENTENCES: Readonly<Record<ServiceProblemCode, string | readonly string[]>> = {
  status_not_found: 'Einen Auftragsstatus <id> gibt es nicht.',
  company_name_taken: 'Einen Kunden dieses Namens gibt es schon.',
  invalid_email:
    'Für <field> wird eine E-Mail-Adresse wie office@example.com erwartet; gesendet wurde <?sent>.',
  invalid_timestamp:
    'Für <field> wird ein Zeitpunkt wie 2026-11-20T09:30:00Z erwartet; gesendet wurde <?sent>.',
  page_token_invalid:
    '<field> gehört nicht zu dieser Liste mit diesen Filtern; ohne das Feld beginnt sie von vorn.',
  duplicate_id: '<id> wurde zweimal gesendet.',
  duplicate_entry: '<field> nennt dieselbe Zeile und Farbe wie ein früheres.',
  invalid_base64: '<field> muss Base64 mit dem üblichen Alphabet sein, mit Füllzeichen und ohne Zeilenenden.',
  file_too_large: '<field> hat <#sizeBytes> Byte; höchstens <#most> sind erlaubt.',
  extension_required: '<field> braucht eine Endung, etwa plan.pdf.',
  invalid_content_type: 'Für <field> wird ein Medientyp wie application/pdf erwartet, nicht <?sent>.',
  heic_not_convertible: '<field> ist ein HEIC-Bild, das sich nicht umwandeln lässt; gebraucht wird ein JPEG.',
  url_not_https: '<field> muss eine HTTPS-URL sein; gesendet wurde <?sent>.',
  invalid_url: '<field> darf weder Benutzer noch Passwort noch Fragment haben; gesendet wurde <?sent>.',
  url_private: [
    '<field> führt zu <address>; das ist keine öffentliche Adresse.',
    '<field> führt zu keiner öffentlichen Adresse.',
  ],
  unknown_event_type: '<?sent> ist keine Art von Ereignis; möglich sind: <expected>.',
  request_id_reused: '<field> wurde schon für eine andere Anfrage verwendet; gebraucht wird eine neue.',
  request_replayed: 'Diese Anfrage wurde schon ausgeführt; was sie angelegt hat, lässt sich lesen.',
  request_attempt_failed:
    'Der erste Versuch dieser Anfrage ist gescheitert; zu prüfen ist, was er geschrieben hat, dann mit neuer Kennung zu senden.',
  request_in_progress:
    'Diese Anfrage wird gerade ausgeführt; vor einer neuen Kennung ist nachzusehen, was sie bewirkt.',
  signature_invalid: '<field> ist keine Signatur dieses Textes mit diesem Geheimnis.',
  signature_expired: '<field> stammt aus einer Zeit, die zu weit von jetzt entfernt ist.',
}
