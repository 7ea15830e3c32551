/** The texts of a posted form: a field that is missing, or a file, is ''. */
export async function formFields(request: Request): Promise<(name: string) => string> {
  const form = await request.formData()
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}
