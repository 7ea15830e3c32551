import { Fragment } from 'react'
import type { Fact } from './account-facts.ts'

/** Names and texts, side by side. What users have written keeps its own direction. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, text]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="num">
            <bdi>{text}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
