import { defineIsland } from '../runtime/define-island.ts'
import { LoginLink } from './login-link.tsx'
import { LoginPropsSchema } from './login-props.ts'

export default defineIsland({ name: 'login', props: LoginPropsSchema, wakeOn: 'press', component: LoginLink })
