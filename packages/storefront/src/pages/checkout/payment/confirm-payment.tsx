import { Dialog } from '../../../parts/dialog/dialog.tsx'
import type { StepProps } from '../checkout-context.ts'
import type { BanksQuestion } from './payment-state.ts'

interface Asked extends StepProps {
  readonly question: BanksQuestion
}

/** The bank's question, put to the buyer: in a dialog, or, without scripts, by a form. */
export function ConfirmPayment(asked: Asked) {
  const { question, state } = asked
  if (state.isAwake) return <QuestionDialog {...asked} />
  return (
    <form className="vt-confirm-form" method="post" action="/checkout" aria-labelledby="confirm-title">
      <h2 id="confirm-title">Confirm your payment</h2>
      <p>{question.message}</p>
      <input type="hidden" name="step" value="confirmation" />
      <input type="hidden" name="cartToken" value={state.reply.cart.cartToken} />
      <input type="hidden" name="paymentId" value={question.paymentId} />
      <button className="vt-button" type="submit" name="approved" value="true">
        Approve
      </button>
      <button className="vt-button vt-button-quiet" type="submit" name="approved" value="false">
        Decline
      </button>
    </form>
  )
}

function QuestionDialog({ question, actions }: Asked) {
  const decline = () => void actions.answerQuestion(false)
  return (
    <Dialog role="alertdialog" labelledBy="confirm-title" onClose={decline}>
      <h2 className="vt-lightbox-title" id="confirm-title">
        Confirm your payment
      </h2>
      <p className="vt-lightbox-text">{question.message}</p>
      <div className="vt-lightbox-actions">
        <button className="vt-button vt-button-quiet" type="button" onClick={decline}>
          Decline
        </button>
        <button className="vt-button" type="button" onClick={() => void actions.answerQuestion(true)}>
          Approve
        </button>
      </div>
    </Dialog>
  )
}
