import { startAccounts } from '../lifecycle/accounts.ts'
import { startLifecycle } from '../lifecycle/lifecycle.ts'
import { startSingleton } from '../lifecycle/singleton.ts'
import { startTweaks } from '../lifecycle/tweaks.ts'

startTweaks()
startSingleton()
startAccounts()
startLifecycle()
