// The page of a subscription needs no script of its own: its forms are plain. With one it follows a payment that is tried.
import './parts/page-frame/page.css'
import './parts/form-fields/form-fields.css'
import './parts/form-fields/choices.css'
import './pages/order/order-page.css'
import './pages/checkout/checkout-page.css'
import './pages/subscription/subscription-page.css'
import { followTry } from './pages/subscription/follow-try.ts'
import { startInsight } from './runtime/insight/start-insight.ts'

startInsight()

followTry(document, () => location.reload())
