import type { Failure } from '../../parts/page-frame/alert.tsx'
import { createStore, type Store } from '../../runtime/state/create-store.ts'
import { type AdditionalForm, readAdditionalForm } from '../additional-fields/additional-form.ts'
import { bindChoice } from './bind-choice.ts'
import { type ButtonState, createButtonLife } from './button-life.ts'
import { addToCart, checkStock, failureOf, problemOf } from './buy.ts'
import type { Choice } from './choice.ts'
import type { ProductPlace } from './product-place.ts'

/** What a product's widget shows beyond the template's own markup. */
interface WidgetState {
  readonly button: ButtonState
  readonly failure: Failure | null
  /** What the server wrote beside the button when a plain form came back. */
  readonly written: string
  /** The additional fields that are asked for at the moment. */
  readonly asking: AdditionalForm | null
}

/** One product of the page, alive. */
export interface ProductWidget {
  readonly state: Store<WidgetState>
  /** The visitor pressed the button. */
  buy(): Promise<void>
  /** The additional fields are filled in: `json` is their JSON text. Answers why it did not work, or null. */
  buyWithFields(json: string): Promise<Failure | null>
  closeFields(): void
}

/** Gives a product its life. `leaveFor` goes to another page: the checkout, in express mode. */
export function createProductWidget(
  place: ProductPlace,
  { written, leaveFor }: { readonly written: string; readonly leaveFor: (url: string) => void },
): ProductWidget {
  const state = createStore<WidgetState>({ button: 'idle', failure: null, written, asking: null })
  // What was wrong with the last choice is not said of the next one.
  const forgive = () => state.patch({ failure: null, written: '' })
  const choose = bindChoice(place, forgive)
  const life = createButtonLife()
  life.state.subscribe(() => state.patch({ button: life.state.get() }))

  const refuse = (choice: Choice, message: string) => {
    state.patch({ failure: failureOf(choice, message) })
    life.fail()
  }

  const send = async (choice: Choice, fields: string | null): Promise<string | null> => {
    const added = await addToCart(choice, fields)
    if (!added.ok) return added.message
    if (added.goTo) leaveFor(added.goTo)
    else life.succeed()
    return null
  }

  return {
    state,
    async buy() {
      if (!life.begin()) return
      forgive()
      const choice = choose()
      const form = readAdditionalForm(place.button.dataset.form)
      const problem = problemOf(choice) ?? (form ? await checkStock(choice) : null)
      if (problem) return refuse(choice, problem)
      if (form) {
        life.rest()
        return state.patch({ asking: form })
      }
      const message = await send(choice, null)
      if (message) refuse(choice, message)
    },
    async buyWithFields(json) {
      if (!life.begin()) return null
      const choice = choose()
      const message = await send(choice, json)
      if (message) life.rest()
      else state.patch({ asking: null })
      return message ? failureOf(choice, message) : null
    },
    closeFields: () => state.patch({ asking: null }),
  }
}
