import type { advice as english } from '../en/advice.js'

export const advice: typeof english = {
  declared_bends_differ: 'Die angegebenen Kantungen stimmen nicht mit der Zeichnung überein. Bitte prüfen.',
  declared_girth_differs: 'Der angegebene Zuschnitt stimmt nicht mit der Zeichnung überein. Bitte prüfen.',
  declared_length_differs:
    'Die angegebene Gesamtlänge stimmt nicht mit der Zuschnittliste überein. Bitte prüfen.',
  declared_total_differs:
    'Der angegebene Gesamtpreis ist nicht Preis je Meter × abgerechnete Länge. Bitte prüfen.',
  edge_at_one_end:
    'Ein Schenkel ist nur an einem seiner Enden eingetragen. Bitte auch am anderen Ende eintragen.',
  edge_to_missing_point: 'Ein Schenkel führt zu einem Punkt, der nicht vorhanden ist. Bitte berichtigen.',
  branching_point: 'An einem Punkt treffen sich drei oder mehr Schenkel. Bitte nur zwei behalten.',
  drawing_in_pieces: 'Die Zeichnung besteht aus getrennten Teilen. Bitte verbinden.',
  drawing_loops: 'Die Schenkel bilden einen Ring, der sich nicht kanten lässt. Bitte öffnen.',
  edge_without_size:
    'Ein Schenkel hat kein Maß oder das Maß 0 und zählt nicht zum Zuschnitt. Bitte ergänzen.',
  finish_on_joint:
    'Ein Abschluss sitzt auf einem Punkt, der zwei Schenkel verbindet. Bitte an ein freies Ende setzen.',
  edge_below_minimum_fold: 'Ein Schenkel ist kürzer, als die Abkantbank kanten kann. Bitte verlängern.',
  girth_over_sheet: 'Der Zuschnitt ist breiter als die Blechtafel. Bitte teilen.',
  length_over_sheet: 'Ein Stück ist länger als die Blechtafel. Bitte teilen.',
  fractional_pieces: [
    '<field> ist <#sent>, keine ganze Stückzahl. Bitte ganze Stücke angeben, jedes mit seiner Länge.',
    'Eine Stückzahl ist keine ganze Zahl. Bitte ganze Stücke angeben, jedes mit seiner Länge.',
  ],
  piece_very_long: [
    '<field> ist <#size> <unit>, mehr als <#limit> <unit>. Bitte die Einheit prüfen.',
    'Ein Stück ist länger als die Grenze des Kontos. Bitte die Einheit prüfen.',
  ],
  piece_very_short: [
    '<field> ist <#size> <unit>, weniger als <#limit> <unit>. Bitte die Einheit prüfen.',
    'Ein Stück ist kürzer als 50 mm. Bitte die Einheit prüfen.',
  ],
  thickness_differs_from_template: 'Die angegebene Dicke ist nicht die der Vorlage. Bitte prüfen.',
  taper_exceeds_girth:
    'Die jeweils größten Maße der Schenkel ergeben mehr als den abgerechneten Zuschnitt. Bitte den Preis prüfen.',
  component_without_measurements:
    'Ein Set, Unterset oder eine Komponente mit Preis nach Maß hat keine Maße: Die Kosten zählen als 0. Bitte Maße angeben.',
  component_tax_free: '<field> wirkt hier nicht. Bitte beim Set selbst angeben.',
  empty_custom_price:
    'Der Sonderpreis hat keinen Betrag, also wird das Kantteil mit 0 angesetzt. Bitte ergänzen.',
  flashing_without_total: [
    'Der Gesamtpreis fehlt, also wird das Kantteil mit 0 angesetzt. Bitte ergänzen: Der Preis je Meter ergibt <$makes>.',
    'Der Gesamtpreis fehlt, also wird das Kantteil mit 0 angesetzt. Bitte ergänzen.',
  ],
  flashing_without_pieces:
    'Die Zuschnittliste ist leer, und das Kantteil wird mit 0 angesetzt. Bitte Stücke angeben oder die Position entfernen.',
  line_tax_differs:
    'Die angegebene Steuer ist nicht die des Kontos. Bitte weglassen: Es gilt die des Kontos.',
  thickness_not_positive: 'Die Dicke des Kantteils ist nicht größer als 0. Bitte berichtigen.',
  line_below_cost: [
    'Der Gesamtpreis <$total> liegt unter den Kosten <$cost>. Bitte prüfen.',
    'Der Gesamtpreis der Position liegt unter ihren Kosten. Bitte prüfen.',
  ],
  drawing_taken_as_free:
    'Die Zeichnung hat kein isFreeDrawing, also zählen die Maße ihrer Schenkel. Bitte isFreeDrawing angeben.',
  unknown_field: [
    '<field> ist hier kein Feld und bleibt unbeachtet. <didYouMean> gehört zu <belongsIn>.',
    '<field> ist hier kein Feld und bleibt unbeachtet. War <didYouMean> gemeint?',
    '<field> ist hier kein Feld und bleibt unbeachtet.',
  ],
  similar_field: [
    '<field> bleibt erhalten, wirkt aber nicht. <didYouMean> gehört zu <belongsIn>.',
    '<field> bleibt erhalten, wirkt aber nicht. War <didYouMean> gemeint?',
    '<field> bleibt erhalten, wirkt aber nicht.',
  ],
  other_currency: [
    'Der Betrag ist mit <sent> gekennzeichnet. Er wird nicht umgerechnet und zählt als <account>. Bitte berichtigen.',
    'Ein Betrag ist mit einer anderen Währung als der des Kontos gekennzeichnet und wird nicht umgerechnet. Bitte berichtigen.',
  ],
  zero_unit_price: 'Der Einzelpreis ist 0, und damit auch der Gesamtpreis der Position. Bitte prüfen.',
  unit_price_rounded: [
    'Der Einzelpreis wird auf <$rounded> gerundet. Der Gesamtpreis ist damit <$amount> statt <$exactAmount>. Bitte höchstens vier Nachkommastellen angeben.',
    'Das Runden des Einzelpreises auf vier Nachkommastellen ändert den Gesamtpreis der Position.',
  ],
  cost_rounded: [
    'Die Kosten werden auf <$rounded> gerundet. Die Kosten aller Einheiten sind damit <$amount> statt <$exactAmount>. Bitte höchstens vier Nachkommastellen angeben.',
    'Das Runden der Kosten auf vier Nachkommastellen ändert die Kosten der Position.',
  ],
  quantity_without_effect: [
    'Die Menge <#sent> vervielfacht den Gesamtpreis eines Standardsets nicht. Bitte seine Teile vervielfachen oder den Gesamtpreis mit customPricing angeben.',
    'Die Menge eines Standardsets oder Untersets vervielfacht dessen Gesamtpreis nicht.',
  ],
  discount_without_effect: [
    'Der Rabatt von <#sent> % senkt den Gesamtpreis eines Standardsets nicht. Bitte seine Teile rabattieren oder den Gesamtpreis mit customPricing angeben.',
    'Der Rabatt eines Standardsets oder Untersets senkt dessen Gesamtpreis nicht.',
  ],
  discount_above_subtotal: [
    'Der Nachlass zieht <$applied> ab, aber nur <$left> der Zwischensumme <$subtotal> sind übrig. Bitte verringern oder die Positionen berichtigen.',
    'Ein Nachlass des Dokuments ist größer als der Rest der Zwischensumme nach den vorigen Nachlässen.',
  ],
}
