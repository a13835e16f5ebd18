import { type AskedForm, readFormText } from '../../parts/buyers-form/read-buyers-form.ts'
import type { Failure } from '../../parts/page-frame/alert.tsx'
import { createStore, type Store } from '../../runtime/state/create-store.ts'
import { bindChoice } from './bind-choice.ts'
import { type ButtonState, createButtonStates } from './button-states.ts'
import { addToCart, checkChoice, checkStock, failureOf, formPageOf } from './buy.ts'
import { type Choice, hasStock } from './choice.ts'
import type { ProductElements } from './product-elements.ts'

/** What a product's widget shows beyond the template's own markup. */
interface WidgetState {
  readonly button: ButtonState
  /** Whether the variant is chosen, and gone. */
  readonly isSoldOut: boolean
  readonly failure: Failure | null
  /** What the server wrote beside the button when a plain form came back. */
  readonly written: string
  /** The additional fields that are asked for at the moment. */
  readonly asking: AskedForm | null
}

/** Why what was filled in was not taken, with a text for each field that is wrong. */
interface RefusedFields {
  readonly failure: Failure
  readonly errors: Readonly<Record<string, string>>
}

/** One product of the page, alive. */
export interface ProductWidget {
  readonly state: Store<WidgetState>
  /** What its button says. */
  readonly label: string
  /** The visitor pressed the button. */
  buy(): Promise<void>
  /** The additional fields are filled in: `json` is their JSON text. Returns why it did not work, or null. */
  buyWithFields(json: string): Promise<RefusedFields | null>
  closeFields(): void
  /** Nothing here can ask for the additional fields: they have a page, too. */
  askElsewhere(): void
  /** The visitor came back to the page, which the browser kept as they left it by the button. */
  comeBack(): void
}

/** Gives a product its behaviour. `leaveFor` goes to another page: the checkout, in express mode. */
export function createProductWidget(
  elements: ProductElements,
  { written, leaveFor }: { readonly written: string; readonly leaveFor: (url: string) => void },
): ProductWidget {
  const state = createStore<WidgetState>({
    button: 'idle',
    isSoldOut: false,
    failure: null,
    written,
    asking: null,
  })
  // What was wrong with the last choice is not said of the next one.
  const forgive = () => state.patch({ failure: null, written: '' })
  const choose = bindChoice(elements, () => {
    forgive()
    look()
  })
  const look = () => state.patch({ isSoldOut: !hasStock(choose(), 1) })
  look()
  const buttonStates = createButtonStates()
  buttonStates.state.subscribe(() => state.patch({ button: buttonStates.state.get() }))

  const refuse = (choice: Choice, message: string) => {
    state.patch({ failure: failureOf(choice, message) })
    buttonStates.fail()
  }

  const saySoldOut = () => {
    const choice = choose()
    const checked = checkChoice(choice)
    state.patch({ failure: failureOf(choice, checked.ok ? '' : checked.message) })
  }

  const send = async (choice: Choice, quantity: number, additionalFields: string | null) => {
    const added = await addToCart(choice, { quantity, additionalFields })
    if (!added.ok) return added
    if (added.goTo) leaveFor(added.goTo)
    else buttonStates.succeed()
    return null
  }

  return {
    state,
    label: elements.button.dataset.originalLabel || 'Add To Cart',
    async buy() {
      if (state.get().isSoldOut) return saySoldOut()
      if (state.get().button !== 'idle') return
      forgive()
      const choice = choose()
      const checked = checkChoice(choice)
      // Nothing is tried with a choice that cannot be: the button does not say that it adds.
      if (!checked.ok) return state.patch({ failure: failureOf(choice, checked.message) })
      buttonStates.begin()
      const form = readFormText(elements.button.dataset.form)
      const problem = form ? await checkStock(choice) : null
      if (problem) return refuse(choice, problem)
      if (form) {
        buttonStates.rest()
        return state.patch({ asking: form })
      }
      const refused = await send(choice, checked.quantity, null)
      if (!refused) return
      // The template draws a button of its own, which says nothing of the form: it has a page, too.
      if (Object.keys(refused.errors).length > 0) leaveFor(formPageOf(choice))
      else refuse(choice, refused.message)
    },
    async buyWithFields(json) {
      const choice = choose()
      // What stands in the page may have been changed since the form was opened.
      const checked = checkChoice(choice)
      if (!checked.ok) return { failure: failureOf(choice, checked.message), errors: {} }
      if (!buttonStates.begin()) return null
      const refused = await send(choice, checked.quantity, json)
      if (refused) buttonStates.rest()
      else state.patch({ asking: null })
      return refused && { failure: failureOf(choice, refused.message), errors: refused.errors }
    },
    closeFields: () => state.patch({ asking: null }),
    askElsewhere() {
      state.patch({ asking: null })
      leaveFor(formPageOf(choose()))
    },
    comeBack() {
      if (state.get().button === 'adding') buttonStates.rest()
    },
  }
}
