import type { ServiceTexts } from '../problem-texts.generated.js'

export const service: ServiceTexts = {
  status_not_found:
    'Der Auftragsstatus <id> ist nicht vorhanden. Bitte die ID eines vorhandenen Status angeben.',
  company_name_taken: 'Ein anderer Kunde hat bereits diesen Namen. Bitte einen anderen wählen.',
  invalid_email: '<field> ist <sent>, erwartet wird aber eine E-Mail-Adresse wie office@example.com.',
  invalid_timestamp: '<field> ist <sent>, erwartet wird aber ein Zeitpunkt wie 2026-11-20T09:30:00Z.',
  page_token_invalid:
    '<field> gehört nicht zu dieser Liste mit diesen Filtern. Bitte weglassen, um von vorn zu beginnen.',
  duplicate_id: '<id> steht zweimal in der Liste. Bitte nur einmal angeben.',
  duplicate_entry:
    '<field> hat dieselbe Ausführung und Farbe wie ein früherer Eintrag. Bitte nur einen angeben.',
  invalid_base64:
    '<field> ist kein gültiges Base64. Bitte das übliche Alphabet verwenden, mit Füllzeichen und ohne Zeilenumbrüche.',
  file_too_large:
    '<field> hat <sizeBytes> Byte, darf aber höchstens <max> haben. Bitte die Datei verkleinern.',
  extension_required: '<field> hat keine Dateiendung. Bitte ergänzen, zum Beispiel plan.pdf.',
  invalid_content_type: '<field> ist <sent>, erwartet wird aber ein Medientyp wie application/pdf.',
  heic_not_convertible: '<field> ist ein HEIC-Bild, das sich nicht umwandeln lässt. Bitte als JPEG senden.',
  url_not_https: '<field> ist <sent>, muss aber eine HTTPS-URL sein.',
  invalid_url:
    '<field> ist <sent>, darf aber weder Benutzer noch Passwort noch Fragment haben. Bitte entfernen.',
  url_private: [
    '<field> führt zur nicht öffentlichen Adresse <address>. Bitte eine öffentliche angeben.',
    '<field> führt zu keiner öffentlichen Adresse. Bitte eine andere angeben.',
  ],
  unknown_event_type: '<sent> ist keine Ereignisart. Zur Wahl stehen: <expected>.',
  request_id_reused:
    '<field> wurde schon für eine andere Anfrage verwendet. Bitte eine neue Request-ID senden.',
  request_replayed:
    'Diese Anfrage wurde schon ausgeführt. Bitte das Ergebnis lesen, statt sie erneut zu senden.',
  request_attempt_failed:
    'Der erste Versuch ist fehlgeschlagen. Bitte prüfen, was bereits angelegt wurde, und mit neuer Request-ID erneut senden.',
  request_in_progress:
    'Diese Anfrage wird gerade ausgeführt. Bitte erst ihr Ergebnis prüfen, dann mit neuer Request-ID senden.',
  signature_invalid:
    '<field> passt nicht zu diesem Inhalt und diesem geheimen Schlüssel. Bitte beide prüfen.',
  signature_expired: 'Der Zeitstempel von <field> liegt außerhalb der Toleranz. Bitte neu signieren.',
}
