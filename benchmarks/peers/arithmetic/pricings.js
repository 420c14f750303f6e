/** The pricing objects of a quote of so many lines, as JSON.parse makes them. */
export function pricingsOf({ quote }, lines) {
  return JSON.parse(JSON.stringify(quote(lines))).lines.map((line) => Object.values(line)[0].pricing)
}
