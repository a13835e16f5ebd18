import type { CartReply } from '@vitrine/contract/cart/page-props'
import { tidyCode } from '@vitrine/domain/discounts/code-text'
import { lastFour, readCode } from '@vitrine/domain/gift-cards/gift-code'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { CodeActions, CodeOutcome } from './code-actions.ts'

interface CodeBoxProps {
  readonly reply: CartReply
  readonly actions: CodeActions
  /** Where the plain form goes, and what it carries beside the code. */
  readonly form: { readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** Why the code of a plain form was not taken. */
  readonly problem: string | null
  /** What was typed when it was not taken. */
  readonly typed?: string | undefined
  readonly isAwake: boolean
  /** Subscriptions are not paid by gift cards; left out: they may be. */
  readonly isForSubscription?: boolean
}

/** One box for codes of discounts and of gift cards, above the codes that the cart has; nothing in a shop without codes. */
export function CodeBox(box: CodeBoxProps) {
  const { cart, takesCodes } = box.reply
  return takesCodes || cart.codes.length > 0 || cart.giftCards.length > 0 ? <OpenBox {...box} /> : null
}

/** Without scripts it is a plain form. */
function OpenBox({
  reply: { cart },
  actions,
  form,
  problem: postedProblem,
  typed,
  isAwake,
  isForSubscription,
}: CodeBoxProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  /** What was asked for and is not answered yet, in its order: what comes while another is sent waits for its turn. */
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [problem, setProblem] = useState(postedProblem)
  const [spoken, setSpoken] = useState('')

  /** Does it in its turn, and once where it is asked for twice. */
  const run = async (
    asked: string,
    work: () => Promise<CodeOutcome>,
    doneText: (cart: CartReply['cart']) => string,
  ) => {
    if (waiting.includes(asked)) return
    if (waiting.length === 0) setProblem(null)
    setWaiting((all) => [...all, asked])
    const outcome = await work()
    setWaiting((all) => all.filter((each) => each !== asked))
    if (!outcome.ok) setProblem((before) => [before, outcome.message].filter(Boolean).join(' '))
    setSpoken(outcome.ok ? doneText(outcome.cart) : '')
    // Whoever went on to another field meanwhile stays there.
    const { activeElement } = document
    if (activeElement === document.body || box.current?.contains(activeElement)) input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    if (!isAwake) return
    event.preventDefault()
    // Not kept in a state of its own: what was typed before scripts were there counts, too.
    const code = typedIn(input.current)
    if (code === '') return
    const add = async () => {
      const outcome = await actions.add(code)
      const isStillThere = typedIn(input.current) === code
      if (outcome.ok && isStillThere && input.current) input.current.value = ''
      if (outcome.ok || isStillThere) return outcome
      // What is said of a code while another stands in the field names the one that it means.
      return { ok: false, message: `${shownCode(code)}: ${outcome.message}` } as const
    }
    await run(`add ${code}`, add, (after) => takenAloud(shownCode(code), after))
  }
  const remove = (code: string, done = removedText(code)) =>
    void run(
      `remove ${code}`,
      () => actions.remove(code),
      () => done,
    )
  const isBusy = waiting.length > 0
  return (
    <div className="vt-codes" ref={box}>
      <form method="post" action={form.action} onSubmit={(event) => void submit(event)}>
        <HiddenFields fields={form.fields} />
        <label className="vt-codes-label" htmlFor={id}>
          {isForSubscription ? 'Promo code' : 'Gift card or promo code'}
        </label>
        <div className="vt-codes-row">
          <input
            ref={input}
            id={id}
            name="code"
            className="vt-codes-input"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            defaultValue={typed}
            onInput={() => setProblem(null)}
            aria-invalid={problem === null ? undefined : true}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
          />
          <button
            className="vt-button vt-button-quiet vt-codes-apply"
            type="submit"
            name="addCode"
            value="yes"
            aria-busy={isBusy || undefined}
          >
            {isBusy ? 'Checking…' : 'Apply'}
          </button>
        </div>
        {problem === null ? null : (
          <p className="vt-codes-problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </form>
      <Codes cart={cart} form={form} isAwake={isAwake} onRemove={remove} />
      <p className="vt-visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </div>
  )
}

function typedIn(field: HTMLInputElement | null): string {
  return field?.value.trim() ?? ''
}

const takenText = (code: string) => `The code ${code} is in your cart.`

/** Says that a code was taken; of one that takes nothing off, why. */
function takenAloud(shown: string, { codes }: CartReply['cart']): string {
  const reason = codes.find(({ code }) => code === shown)?.message
  return [takenText(shown), reason].filter(Boolean).join(' ')
}

const removedText = (code: string) => `The code ${code} was removed.`

/** A code as the cart shows it, and as it may be said aloud: whoever has that of a gift card can spend it. */
function shownCode(typed: string): string {
  const giftCode = readCode(typed)
  return giftCode === null ? (tidyCode(typed) ?? typed) : `••••${lastFour(giftCode)}`
}

function Codes({
  cart,
  form,
  isAwake,
  onRemove,
}: Pick<CodeBoxProps, 'form' | 'isAwake'> & {
  readonly cart: CartReply['cart']
  readonly onRemove: (code: string, done?: string) => void
}) {
  if (cart.codes.length === 0 && cart.giftCards.length === 0) return null
  return (
    <form
      method="post"
      action={form.action}
      onSubmit={(event) => (isAwake ? event.preventDefault() : undefined)}
    >
      <HiddenFields fields={form.fields} />
      <ul className="vt-codes-list" aria-label="Codes">
        {cart.codes.map(({ code, name, isApplied, message }) => (
          <li key={code} className="vt-codes-code" data-applied={isApplied}>
            <span>
              <strong>{code}</strong> {isApplied ? name : null}
              {message ? <span className="vt-codes-reason">{message}</span> : null}
            </span>
            <button
              className="vt-link-button"
              type="submit"
              name="removeCode"
              value={code}
              onClick={() => (isAwake ? onRemove(code) : undefined)}
            >
              Remove<span className="vt-visually-hidden"> the code {code}</span>
            </button>
          </li>
        ))}
        {cart.giftCards.map(({ id, lastFour, isTest }) => (
          <li key={id} className="vt-codes-code" data-applied="true">
            <span>
              <strong>{`Gift card ••••${lastFour}`}</strong> {isTest ? 'Test card' : null}
            </span>
            <button
              className="vt-link-button"
              type="submit"
              name="removeCode"
              value={id}
              onClick={() => (isAwake ? onRemove(id, `The gift card ${lastFour} was removed.`) : undefined)}
            >
              Remove<span className="vt-visually-hidden"> the gift card that ends in {lastFour}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
