/** Checks the style guide of CONTRIBUTING.md in comments, sentences in strings, and titles of tests. */

const MAX_WORDS = 30

const HABITS = [
  [/\b(?:is|are|was|were) none\b/iu, 'Say what it is, or what happens'],
  [/\b(?:is|are) no (?!(?:longer|more|less|fewer|other)\b)[a-z]+/iu, 'Say "is not a …", or what happens'],
  [/\bcan be had\b/iu, 'Say "is available" or "can be reached"'],
  [/\bof now\b/iu, 'Say "current"'],
  [/\b(?:comes?|came|coming) about\b/iu, 'Say what makes it, or "is computed"'],
  [/\b(?:was|were|is|are|been) sent\b/iu, 'Name the actor: "the caller sends", "the request has"'],
]
/** Only people who work on the project would understand these words. */
const METAPHORS = [
  [/\b(?:fast|two|both|ordinary) lanes?\b/iu, 'Say "fast path"'],
  [/\blaws?\b/iu, 'Say "property"'],
  [/\bplanted\b/iu, 'Say "seeded fault"'],
  [/\bsecond opinions?\b/iu, 'Say "reference model"'],
  [/\bhostile\b/iu, 'Say "adversarial input"'],
]
/** Matches a docstring that opens with a paraphrase of its subject, except for questions. */
const NOUN_OPENING =
  /^(?:What|Whatever|Whoever|Of what|Of which|Whose|How|By how|Why|Who|Where|When)\b(?!.*\?$)/u
/** Also matches "that …", which would only continue the title of the enclosing `describe`. */
const TITLE_OPENING = /^(?:[A-Z]\d[^:]*: )?(?:what|whatever|whoever|of what|of which|whose|that)\b(?!.*\?$)/iu
/** Matches a title that leaves its verb to the enclosing `describe`, or begins with a condition. */
const TITLE_FRAGMENT =
  /^(?:[A-Z]\d[^:]*: )?(?:of|with|without|for|in|on|at|by|as|from|to|among|between|beside|beyond|inside|outside|within|after|before|below|above|during|against|like|unlike|such|including|except|than|instead|if|unless|when|while|because|although|and|or|but|not|only if|even)\b(?!-)/u
const MIN_WORDS_OF_TITLE = 3

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Leaves out stars, examples, tags with types, links and code. */
function proseOf(comment) {
  return comment.value
    .replace(/^\s*\*+ ?/gmu, '')
    .replace(/```[\s\S]*?(?:```|$)/gu, '')
    .replace(/\{@link ([^}\s|]+)[^}]*\}/gu, '$1')
    .replace(/^@(?:example|see|packageDocumentation|import|type|typedef)[\s\S]*?(?=^@|$(?![\s\S]))/gmu, '')
    .replace(/^@\w+ ?(?:\{[^}]*\})? ?/gmu, '\n\n')
    .trim()
}

/** Comments after code stay separate. */
function textsOf(comments) {
  const texts = []
  for (const comment of comments) {
    const last = texts.at(-1)
    const isNext =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      last.loc.end.line + 1 === comment.loc.start.line &&
      last.loc.start.column === comment.loc.start.column
    if (isNext) {
      last.value += `\n${comment.value}`
      last.loc = { start: last.loc.start, end: comment.loc.end }
    } else {
      texts.push({ type: comment.type, value: comment.value, loc: comment.loc })
    }
  }
  return texts
}

export function faultsIn(text) {
  const faults = []
  for (const paragraph of text.split(/\n\s*\n|\n\s*[-|] /u)) {
    const plain = paragraph.replace(/`[^`]*`/gu, 'code').replace(/\s+/gu, ' ')
    for (const [pattern, advice] of [...HABITS, ...METAPHORS]) {
      const found = pattern.exec(plain)
      if (found !== null) faults.push(`“${found[0]}”: ${advice}.`)
    }
    for (const { segment } of sentences.segment(plain)) {
      const words = segment.split(' ').filter((word) => /\p{L}/u.test(word)).length
      if (words > MAX_WORDS)
        faults.push(`A sentence of ${words} words: make it two. “${segment.slice(0, 60)}…”`)
    }
  }
  return faults
}

/** Replaces the placeholders of messages, such as `<sent>`, by one word each. */
const withoutPlaceholders = (text) => text.replace(/<[$#]?\w+>/gu, 'x')

const isProse = (text) => text.split(' ').length > 3 && !/[{}]|<[\w/]/u.test(text)

const TITLES = new Set(['test', 'it', 'describe'])

/** Returns `it` for `it('…')` and `it.each(…)('…')`. */
function calledName({ callee }) {
  let called = callee
  while (called.type !== 'Identifier') {
    if (called.type === 'MemberExpression') called = called.object
    else if (called.type === 'CallExpression') called = called.callee
    else return undefined
  }
  return called.name
}

function titleOf(call) {
  const [title] = call.arguments
  if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return undefined
  if (!TITLES.has(calledName(call))) return undefined
  return title.type === 'Literal'
    ? String(title.value)
    : title.quasis.map(({ value }) => value.cooked).join('%s')
}

/** The cases of a test may complete its title. */
const isTooShort = (call, title) =>
  calledName(call) !== 'describe' && title.split(' ').length < MIN_WORDS_OF_TITLE && !/[%$]/u.test(title)

const rule = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { strings: { type: 'boolean' } }, additionalProperties: false }],
    messages: { fault: '{{ fault }} See “How to write” in CONTRIBUTING.md.' },
  },
  create({ options: [{ strings = false } = {}], report, sourceCode }) {
    const check = (loc, text) => {
      for (const fault of faultsIn(text)) report({ loc, messageId: 'fault', data: { fault } })
    }
    const checkString = (loc, value) => {
      const text = withoutPlaceholders(value)
      if (strings && isProse(text)) check(loc, text)
    }
    const reportOpening = (loc, text) => {
      const fault = `“${text.split(/\s/u, 3).join(' ')} …”: open with a verb or with the name of the thing.`
      report({ loc, messageId: 'fault', data: { fault } })
    }
    return {
      Program() {
        for (const comment of textsOf(sourceCode.getAllComments())) {
          const prose = proseOf(comment)
          check(comment.loc, prose)
          if (comment.type === 'Block' && NOUN_OPENING.test(prose)) reportOpening(comment.loc, prose)
        }
      },
      Literal({ value, loc }) {
        if (typeof value === 'string') checkString(loc, value)
      },
      TemplateLiteral({ quasis, loc }) {
        checkString(loc, quasis.map(({ value }) => value.cooked).join('x'))
      },
      CallExpression(call) {
        const title = strings ? undefined : titleOf(call)
        if (title === undefined) return
        const [{ loc }] = call.arguments
        check(loc, title)
        if (TITLE_OPENING.test(title) || TITLE_FRAGMENT.test(title)) reportOpening(loc, title)
        if (isTooShort(call, title))
          report({ loc, messageId: 'fault', data: { fault: `“${title}”: name the case.` } })
      },
    }
  },
}

export default { meta: { name: 'plain' }, rules: { prose: rule } }
