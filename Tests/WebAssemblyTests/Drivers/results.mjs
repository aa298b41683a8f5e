// What the JavaScript module says of a call: the text of each answer, or the failure.

/**
 * @param module `sdui.js`, imported
 * @param compiler the module that compiles
 * @param runtime the module without a compiler, which lays the document out
 * @param call `{"files": {…}, "path": …, "environment": {…}, "proves": …}`
 */
export async function results({ load, Project, Screen, SDUIError }, compiler, runtime, call) {
  const { files, path, environment, proves } = call;
  const attempt = (body) => {
    try {
      return body();
    } catch (error) {
      if (!(error instanceof SDUIError)) throw error;
      const { code, message, findings } = error;
      return JSON.stringify({ code, message, findings });
    }
  };
  await load(compiler);
  const project = Project.open(files);
  const result = {
    findings: attempt(() => project.handle.text("project_check", { path })),
    document: attempt(() => project.compile(path)),
    formatted: attempt(() => project.format(path)),
    picture: attempt(() => project.preview(path, { form: "picture" })),
    fixtures: attempt(() => project.handle.text("project_fixtures", { path })),
  };
  if (proves) result.proofs = attempt(() => project.handle.text("project_prove", { path }));
  await load(runtime);
  result.layout = attempt(() => Screen.open(result.document).layout(environment).json);
  return result;
}
