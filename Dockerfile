# An image with sduic and nothing else, for pipelines:
#
#   docker build -t sduic .
#   docker run --rm -v "$PWD:/work" sduic check /work --deny warnings
FROM swift:6.2@sha256:75a13334625b16f58b81ccebbd3f2145d10ef779e98048c63ec3afcc66397286 AS build
COPY . /sduic
RUN /sduic/.ci/install /installed

# The binary has all libraries, so it needs no other image.
FROM scratch
COPY --from=build /installed /usr/local
WORKDIR /work
ENTRYPOINT ["sduic"]
CMD ["help"]
