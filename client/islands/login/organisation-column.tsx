import { Wave } from '#client/ui/wave.tsx'
import { ProviderForm } from './provider-form.tsx'
import type { SignInColumnsProps } from './sign-in-columns.tsx'
import type { Organisation } from './sign-in-ways.ts'

type OrganisationColumnProps = Pick<SignInColumnsProps, 'labels' | 'ways' | 'hasSchools' | 'prefix' | 'returnPath' | 'startsOnChoice'>

/** Microsoft, and in brands with schools the school pass and the academic federation. Spec: accounts §2.2 (AUTH-055). */
export function OrganisationColumn(props: OrganisationColumnProps) {
  const { labels, ways, hasSchools, prefix, returnPath } = props
  const has = (provider: 'azure' | 'mpassid' | 'haka') => ways?.providers.includes(provider)
  if (ways && !has('azure') && !has('mpassid') && !has('haka')) return null
  return (
    <section aria-labelledby={`${prefix}organisation`}>
      <h2 id={`${prefix}organisation`}>{hasSchools ? labels.school : labels.organisation}</h2>
      {ways ? null : <Wave />}
      {has('azure') ? <ProviderForm provider="azure" icon="building-2" label={labels.microsoft} returnPath={returnPath} /> : null}
      {has('mpassid') ? <ProviderForm provider="mpassid" icon="graduation-cap" label={labels.mpassid} returnPath={returnPath} /> : null}
      {has('haka') && ways ? <HakaForm {...props} organisations={ways.organisations} /> : null}
    </section>
  )
}

type HakaFormProps = OrganisationColumnProps & { organisations: readonly Organisation[] }

function HakaForm({ labels, prefix, returnPath, startsOnChoice = false, organisations }: HakaFormProps) {
  const id = `${prefix}idp`
  return (
    <ProviderForm provider="haka" label={labels.hakaSubmit} returnPath={returnPath}>
      <div className="field">
        <label htmlFor={id}>{labels.haka}</label>
        <select className="in" id={id} name="idp" required aria-describedby={startsOnChoice ? `${id}-hint` : undefined}>
          <option value="">{labels.hakaChoose}</option>
          {organisations.map(({ name, idp }) => (
            <option key={idp} value={idp}>
              {name}
            </option>
          ))}
        </select>
        {startsOnChoice ? (
          <span className="hint" id={`${id}-hint`}>
            {labels.hakaHint}
          </span>
        ) : null}
      </div>
    </ProviderForm>
  )
}
