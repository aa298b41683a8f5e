import SDUICompiler
import SDUIFixtures
import SDUISource

/// The files of a project to start from.
enum NewProject {
  static let screenName = "home.sdui"
  private static let catalogueName = "catalogue.sdui"

  /// The files, by their names in the folder.
  static func files() throws -> [(name: String, bytes: [UInt8])] {
    [
      (catalogueName, Array(catalogue.utf8)), (screenName, Array(screen.utf8)),
      ("home.response.json", try response()), (".vscode/settings.json", Array(settings.utf8)),
      (".github/workflows/screens.yml", Array(workflow.utf8)),
    ]
  }

  /// The typical response of the screen, as `sduic fixtures` writes it.
  private static func response() throws -> [UInt8] {
    let sources = MemoryFileProvider([catalogueName: catalogue, screenName: screen])
    let compilation = try Compilation(of: screenName, root: "", from: sources)
    return try FixtureGenerator(compilation.onlyScreen()).fixtures()[0].bytes
  }
}

// MARK: - Screens

extension NewProject {
  private static let catalogue = """
    /// Opens the page of a product.
    action OpenProduct { product: ID }

    /// A product in a grid or a carousel.
    component ProductCard {
      id: ID
      name: Text(max: 80)
      price: Decimal(min: 0)
      photo: Image
      on tap: OpenProduct { product: id }
    }

    /// The title of a section.
    component SectionTitle { text: Text(max: 60) }

    """

  private static let screen = """
    import "catalogue.sdui"

    /// The first screen of the app.
    screen Home {
      sectionSpacing: 24

      section recent: carousel {
        scroll: continuousGroupLeadingBoundary
        spacing: 12
        insets: (horizontal: 16)
        header SectionTitle { height: 44 }
        unit ProductCard { inView: 2.3, height: 200 }
      }

      section products: grid {
        columns: adaptive(min: 150, max: 4)
        spacing: 12
        insets: (horizontal: 16, bottom: 16)
        header SectionTitle { height: 44, pinned: section }
        unit ProductCard { height: item.width + 64, require item.width >= 120 }
      }

      test "two columns on a phone" at (device: "iphone-15") { require products.columns == 2 }
    }

    """
}

// MARK: - Tools

extension NewProject {
  private static let settings = """
    {
      "[sdui]": {
        "editor.formatOnSave": true
      }
    }

    """

  /// The workflow in `Grammar/Editors/GitHub`, letter by letter.
  private static let workflow = #"""
    # Copy this into .github/workflows, and name the repository where you keep sduic. Findings appear next to the changed lines.
    name: Screens

    on:
      pull_request:
        paths: ["**.sdui"]

    permissions:
      contents: read

    jobs:
      check:
        runs-on: ubuntu-latest
        container: swift:6.2@sha256:75a13334625b16f58b81ccebbd3f2145d10ef779e98048c63ec3afcc66397286
        timeout-minutes: 30
        steps:
          # `sduic breaking` reads the base branch, so the whole history is needed.
          - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
            with:
              fetch-depth: 0
          # sduic passes over folders whose names begin with a dot.
          - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
            with:
              repository: your-organization/sduic
              path: .sduic
          - uses: actions/cache@0057852bfaa89a56745cba8c7296529d2fc39830 # v4.3.0
            with:
              path: .sduic/.build
              key: sduic-${{ hashFiles('.sduic/Sources/**', '.sduic/Package.swift') }}
          - name: Build sduic
            run: |
              swift build --package-path .sduic -c release --product sduic
              cp .sduic/.build/release/sduic /usr/local/bin/sduic
          - name: Check
            run: sduic check . --format github --deny warnings
          - name: Format
            run: sduic fmt --check .
          - name: Test
            run: sduic test .
          # The job runs as another user than the one who owns the checkout, which git refuses by default.
          - name: Let git read the checkout
            run: git config --global --add safe.directory "$GITHUB_WORKSPACE"
          - name: Find breaking changes
            run: sduic breaking . --against "git:origin/$GITHUB_BASE_REF" --allow-new --format github

    """#
}
