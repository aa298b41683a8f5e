"""What the backend sends keeps the contract, for every client:

    python3 -m unittest test_server
"""

import http.server
import json
import pathlib
import subprocess
import threading
import unittest
import urllib.request

import server


class MenuTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        server.Backend.log_message = lambda *arguments: None
        cls.backend = http.server.ThreadingHTTPServer(("localhost", 0), server.Backend)
        threading.Thread(target=cls.backend.serve_forever, daemon=True).start()

    @classmethod
    def tearDownClass(cls):
        cls.backend.shutdown()
        cls.backend.server_close()

    def menu(self, client):
        address = f"http://localhost:{self.backend.server_port}/menu"
        with urllib.request.urlopen(urllib.request.Request(address, headers={"Client": client})) as response:
            return response.read()

    def test_every_response_keeps_the_contract(self):
        for client in ["ios@1.4", "ios", "android@2.0"]:
            command = [server.SDUIC, "validate", server.FOLDER / "menu.sdui", "--strict"]
            run = subprocess.run(command, input=self.menu(client), capture_output=True)
            self.assertEqual((run.returncode, run.stderr), (0, b""), client)

    def test_the_response_is_the_one_that_clients_are_tested_with(self):
        expected = json.loads(pathlib.Path(server.FOLDER, "menu.response.json").read_bytes())
        self.assertEqual(json.loads(self.menu("ios@1.4")), expected)

    def test_older_apps_get_the_dish_without_its_film(self):
        def types(client):
            dishes = json.loads(self.menu(client))["sectionList"][1]["units"]
            return [unit["unitType"] for unit in dishes]

        self.assertEqual(types("ios@1.4"), ["Dish", "Dish", "Dish"])
        self.assertEqual(types("ios@2.0"), ["Dish", "FilmedDish", "Dish"])

    def test_data_that_break_the_contract_are_told(self):
        data = json.loads(server.todays_menu())
        data["sections"][0]["units"][0]["data"]["price"] = 3.2
        response, findings = server.render(json.dumps(data).encode(), "ios")
        self.assertEqual(len(json.loads(response)["sectionList"][1]["units"]), 2)
        self.assertIn("/sections/0/units/0/data/price", findings)


if __name__ == "__main__":
    unittest.main()
