export function fromEither({ priceOrder, priceQuote, parseAccount, parseCatalogue, ...others }) {
  return {
    ...others,
    priceOrder: answeringPlainly(priceOrder),
    priceQuote: answeringPlainly(priceQuote),
    parseAccount: answeringPlainly(parseAccount),
    parseCatalogue: answeringPlainly(parseCatalogue),
  }
}

function answeringPlainly(answer) {
  return (...given) => {
    const either = answer(...given)
    return either._tag === 'Right' ? { ok: true, value: either.right } : { ok: false, problems: either.left }
  }
}
