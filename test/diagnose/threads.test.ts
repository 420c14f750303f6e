import { describe, expect, test } from 'vitest'
import { parsedAccountOf } from './parsed-account.js'
import { NOT_EXPRESSIBLE, THREADS, type Thread, type ThreadDocument } from './threads.js'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { diagnosed } from '../../src/diagnose/diagnose.js'
import { type ObservedFigures, policies as POLICIES, systems as SYSTEMS } from '../../src/entries/diagnose.js'
import { readObservation } from '../../src/diagnose/observation.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { agree, candidateOf, comparedWith, type Compared } from '../../src/diagnose/search.js'
import { priceQuote, type PricedQuote } from '../../src/entries/index.js'
import { readWhole } from '../../src/wire/reading.js'
import type { PolicyId } from '../../src/policies/policies.js'

function compared(thread: Thread, { request }: ThreadDocument, figures: ObservedFigures): Compared {
  const { read, problems } = readWhole({ request, figures }, readObservation)
  if (read === undefined || problems.length > 0) throw new Error(`${thread.reference} has figures`)
  return comparedWith(read, plainDocumentOf('quote', request, parsedAccountOf(thread.account)))
}

function shownBy(thread: Thread): readonly Compared[] {
  return thread.documents.map((document) => compared(thread, document, document.shown))
}

function isMadeBy(policy: PolicyId, document: Compared): boolean {
  const candidate = candidateOf([policy])
  return candidate !== undefined && agree(document, figuresBy(candidate.choices, document.document))
}

/** Returns the lines of an answer in the form of an observation. */
function linesOf({ lines }: Pick<PricedQuote, 'lines'>): NonNullable<ObservedFigures['lines']> {
  return lines.map(({ onTheFly }) => ({ totalPrice: onTheFly?.pricing.totalPrice }))
}

describe.each(THREADS.map((thread) => [`${thread.reference}: ${thread.name}`, thread] as const))(
  '%s',
  (_name, thread) => {
    test('our rules give the total worked out by hand', () => {
      for (const document of thread.documents) {
        const priced = priceQuote(document.request, thread.account)
        if (!priced.ok) throw new Error(JSON.stringify(priced.problems))
        const figures = { ...priced.value, lines: linesOf(priced.value) }
        expect(figures).toMatchObject(document.ours)
        expect(compared(thread, document, document.ours).isSame).toBe(true)
      }
    })

    test('the other system shows different figures', () => {
      expect(shownBy(thread).every(({ isSame }) => isSame)).toBe(false)
    })

    test.each(thread.policies)('%s explains it', (policy) => {
      expect(shownBy(thread).map((document) => isMadeBy(policy, document))).toEqual(
        thread.documents.map(() => true),
      )
    })

    test('the diagnosis has each policy that explains it, and leaves nothing unexplained', () => {
      const { explanations, unexplained } = diagnosed(shownBy(thread), 'AUD')
      expect(explanations.map(({ policies }) => policies)).toEqual(
        expect.arrayContaining(thread.policies.map((policy) => [policy])),
      )
      expect(unexplained).toEqual([])
    })
  },
)

describe('the reports of one policy together', () => {
  const policies = [...new Set(THREADS.flatMap((thread) => thread.policies))]

  test.each(policies)('%s explains every difference', (policy) => {
    const documents = THREADS.filter((thread) => thread.policies.includes(policy)).flatMap(shownBy)
    const { differing, explanations } = diagnosed(documents, 'AUD')
    expect(explanations).toContainEqual(
      expect.objectContaining({ policies: [policy], documents: differing.length, leaves: [] }),
    )
  })
})

describe('a named system gives the figures of its reports', () => {
  const reports: readonly (readonly [
    system: string,
    reference: string,
    figures: 'shown' | 'ours',
    policy?: string,
  ])[] = [
    ['xero', 'corsairdev/corsair#1675', 'shown'],
    ['odoo-globally', 'odoo#37896', 'shown'],
    ['odoo-globally', 'odoo#265433', 'shown'],
    // With its other setting, Odoo computes 6527.81, as we do.
    ['odoo-per-line', 'odoo#37896', 'ours'],
    ['odoo-per-line', 'odoo#177192', 'shown'],
    // These pages are about the other programs. MYOB itself rounds lines as we do.
    ['myob', 'B-Cart help on MYOB', 'ours'],
    ['myob', 'Abtrac help on MYOB', 'ours'],
    ['woocommerce', 'woocommerce#19706', 'shown'],
    ['peppol', 'rule PEPPOL-EN16931-R120', 'shown'],
    // The thread has two pairs of figures: the original ones, and those with banker's rounding.
    ['erpnext', 'frappe#19570', 'shown', 'half-even'],
    ['stripe-unit-amount', 'Automattic/woocommerce-payments#9991', 'shown'],
  ]

  test('every system has a report', () => {
    expect([...new Set(reports.map(([id]) => id))].sort()).toEqual(SYSTEMS.map(({ id }) => id).sort())
  })

  const named = reports.map(
    ([id, reference, figures, policy = '']) => [id, reference, figures, policy] as const,
  )

  test.each(named)('%s, %s', (id, reference, figures, policy) => {
    const candidate = candidateOf(SYSTEMS.find((system) => system.id === id)?.policies ?? [])
    const documents = THREADS.filter(
      (thread) =>
        thread.reference === reference && (policy === '' || thread.policies.some((one) => one === policy)),
    ).flatMap((thread) => thread.documents.map((document) => compared(thread, document, document[figures])))
    expect(documents.length).toBeGreaterThan(0)
    const made = documents.map(
      (document) => candidate && agree(document, figuresBy(candidate.choices, document.document)),
    )
    expect(made).toEqual(documents.map(() => true))
  })
})

test('each report names a policy that gives its figures', () => {
  const unnamed = THREADS.filter(
    ({ reference, policies }) =>
      !POLICIES.some(({ id, seenIn }) => policies.includes(id) && seenIn.includes(reference)),
  )
  expect(unnamed.map(({ reference }) => reference)).toEqual([])
})

test('reports that policies cannot express are listed separately', () => {
  const expressed = THREADS.map(({ reference }) => reference)
  expect(
    NOT_EXPRESSIBLE.flatMap(({ references }) => references).filter((one) => expressed.includes(one)),
  ).toEqual([])
})
