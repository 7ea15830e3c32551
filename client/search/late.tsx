import { type ReactNode, Suspense, use } from 'react'

type LateProps<Value> = { value: Value | Promise<Value>; fallback: ReactNode; children: (ready: Value) => ReactNode }

/** Draws a value that is ready, or streams it in when it comes. */
export function Late<Value>({ value, fallback, children }: LateProps<Value>) {
  if (!(value instanceof Promise)) return children(value)
  return (
    <Suspense fallback={fallback}>
      <Arrived value={value}>{children}</Arrived>
    </Suspense>
  )
}

const Arrived = <Value,>({ value, children }: Pick<LateProps<Value>, 'children'> & { value: Promise<Value> }) => children(use(value))
