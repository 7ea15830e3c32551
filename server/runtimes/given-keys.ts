/** 256 random bits as text. */
const MIN_KEY_LENGTH = 43

/**
 * The keys of a worker's secret, comma-joined, newest first. Throws when the secret is missing or one of its keys is too short to be one: a
 * worker without good keys answers nobody.
 */
export function givenKeys(name: string, secret: string | undefined): string[] {
  const keys = (secret ?? '').split(',')
  if (keys.some((key) => key.length < MIN_KEY_LENGTH))
    throw new Error(`The secret ${name} needs keys of ${MIN_KEY_LENGTH} characters or more`)
  return keys
}

/** The same of a secret that is one key. */
export const givenKey = (name: string, secret: string | undefined): string => givenKeys(name, secret).join(',')
