import { expect, type Page } from '@playwright/test'
import { sentLink } from './sent-link.ts'

export type Reader = { email: string; password: string }

/** A reader whom nobody else is, registered and confirmed in this page's browser and signed in there. The interface is in English. */
export async function registeredReader(page: Page, hasScripts = true): Promise<Reader> {
  const reader = { email: `reader-${crypto.randomUUID()}@example.org`, password: 'seitsemän veljestä' }
  await page.goto('/auth/register')
  await page.getByLabel('Email address').first().fill(reader.email)
  await page.getByLabel('Password', { exact: true }).fill(reader.password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  await page.goto(await sentLink(reader.email, '/auth/confirm-email/'))
  if (!hasScripts) await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  return reader
}

/** Signs a reader in by the login page. */
export async function signIn(page: Page, { email, password }: Reader): Promise<void> {
  await page.goto('/auth/login')
  const main = page.getByRole('main')
  await main.getByLabel('Email address').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
}
