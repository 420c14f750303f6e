/** Returns the pricing objects of a quote with a number of lines, as JSON.parse creates them. */
export function pricingsOf({ quote }, lines) {
  return JSON.parse(JSON.stringify(quote(lines))).lines.map((line) => Object.values(line)[0].pricing)
}
