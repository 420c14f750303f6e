import type { InputTexts } from '../problem-texts.generated.js'

export const input: InputTexts = {
  words: {
    money: 'einen Betrag',
    length: 'eine Länge',
    quantity: 'eine Zahl',
    percent: 'einen Prozentsatz',
    pieces: 'Stückzahl und Länge',
  },
  sentences: {
    unreadable_text: [
      '<reason=empty><field> „<typed>“ enthält keine Zahl. Bitte <kind> eingeben, zum Beispiel <example>.',
      '<reason=other_currency><field> „<typed>“ ist nicht in der Währung des Kontos. Bitte <kind> in dieser Währung eingeben, zum Beispiel <example>.',
      '<reason=too_many_decimals><field> „<typed>“ hat mehr als sechs Nachkommastellen. Bitte <kind> mit höchstens sechs eingeben, zum Beispiel <example>.',
      '<reason=too_large><field>, Eintrag <number> („<entry>“), ist zu groß oder hat zu viele Ziffern. Bitte <kind> kürzer eingeben, zum Beispiel <example>.',
      '<reason=too_large><field> „<typed>“ ist zu groß oder hat zu viele Ziffern. Bitte <kind> kürzer eingeben, zum Beispiel <example>.',
      '<reason=has_unit><field> „<typed>“ enthält eine Einheit wie „pro m“ oder „je Stück“. Bitte nur <kind> eingeben, zum Beispiel <example>.',
      '<reason=mentions_tax><field> „<typed>“ enthält eine Steuerangabe wie „zzgl. MwSt.“. Bitte nur <kind> eingeben, zum Beispiel <example>.',
      '<field>, Eintrag <number> („<entry>“), ist nicht lesbar. Bitte <kind> eingeben, zum Beispiel <example>.',
      '<field> „<typed>“ ist nicht lesbar. Bitte <kind> eingeben, zum Beispiel <example>.',
    ],
    ambiguous_text: [
      '<field>, Eintrag <number> („<entry>“), kann <readings> bedeuten. Bitte eindeutig eingeben.',
      '<field> „<typed>“ kann <readings> bedeuten. Bitte eindeutig eingeben.',
    ],
  },
}
